import { ChevronDown, LayoutGrid } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { proTools } from '#shared/tools/tool-projects/pro-tools.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { cx } from '#web/ui/cx.ts'

export type ToolSwitchProps = {
  /** The title of the screen. */
  title: string
  /** On a phone, the name of the work takes the room of the title. */
  isShort: boolean
}

/** The title of a tool, which opens the way to the others. It also opens before the page comes alive. */
export function ToolSwitch({ title, isShort }: ToolSwitchProps) {
  const exists = useKnownScreens()
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const pressElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close(details.current)
    }
    addEventListener('pointerdown', pressElsewhere)
    return () => removeEventListener('pointerdown', pressElsewhere)
  }, [])
  return (
    <details
      ref={details}
      className="relative min-w-0"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return
        close(details.current)
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !details.current?.contains(relatedTarget)) close(details.current)
      }}
    >
      <summary className="flex h-11 items-center gap-1.5 rounded-sm px-2">
        {isShort && <LayoutGrid className="size-5 shrink-0 sm:hidden" aria-hidden="true" />}
        <h1 className={cx('truncate font-semibold', isShort && 'max-sm:sr-only')}>{title}</h1>
        <ChevronDown className={cx('size-4 shrink-0', isShort && 'max-sm:hidden')} aria-hidden="true" />
      </summary>
      <nav aria-label="Pro tools" className="menu absolute top-full left-0">
        <ul>
          {proTools
            .filter(({ path }) => exists(path))
            .map(({ name, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="menu-item hover:underline"
                  aria-current={path === pathname ? 'page' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </nav>
    </details>
  )
}

function close(details: HTMLDetailsElement | null): void {
  if (details) details.open = false
}
