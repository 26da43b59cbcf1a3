import { useLocation } from 'react-router-dom'
import { proTools } from '#shared/tools/tool-projects/pro-tools.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** Links each pro tool to the others. */
export function ToolNav() {
  const exists = useKnownScreens()
  const { pathname } = useLocation()
  return (
    <nav aria-label="Pro tools" className="mb-4 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {proTools
          .filter(({ path }) => exists(path))
          .map(({ name, path }) => (
            <li key={path}>
              <ButtonLink
                to={path}
                size="sm"
                variant={path === pathname ? 'secondary' : 'ghost'}
                aria-current={path === pathname ? 'page' : undefined}
              >
                {name}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
