import { Link } from 'react-router-dom'

export type Crumb = { label: string; to?: string }
export type BreadcrumbProps = { items: readonly Crumb[]; label?: string }

export function Breadcrumb({ items, label = 'Breadcrumb' }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="mb-4">
      <ol className="crumbs">
        {items.map((item) => (
          <li key={item.label}>
            {item.to ? (
              <Link to={item.to} className="text-dim hover:text-ink hover:underline">
                {item.label}
              </Link>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
