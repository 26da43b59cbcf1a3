import { buttonClass } from '#web/ui/button-class.ts'

type SalesLeadProps = { label: string; title: string; text: string; className?: string }

/** The first words of a sales page, and the short way to the prices. */
export function SalesLead({ label, title, text, className }: SalesLeadProps) {
  return (
    <div className={className}>
      <p className="label text-dim">{label}</p>
      <h1 className="wide mt-4 text-4xl text-balance">{title}</h1>
      <p className="mt-6 max-w-xl text-lg text-dim">{text}</p>
      <p className="mt-6">
        <a href="#prices" className={buttonClass('primary', 'lg')}>
          See what it costs
        </a>
      </p>
    </div>
  )
}
