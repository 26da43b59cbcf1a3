import { ButtonLink } from '#web/ui/button-link.tsx'
import { useFoundScreens } from '../api/use-found-screens.ts'
import { isAdministration } from './type-names.ts'

/** The screens of this site that a search names. */
export function ScreenLinks({ q }: { q: string }) {
  const screens = useFoundScreens(q)
  if (screens.length === 0) return null
  return (
    <nav aria-label="Screens" className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="label text-dim">Go to</p>
      <ul className="flex flex-wrap gap-2">
        {screens.map((screen) => (
          <li key={screen.path}>
            <ButtonLink to={screen.path}>
              {screen.title}
              {isAdministration(screen) && <span className="text-sm text-dim">Administration</span>}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
