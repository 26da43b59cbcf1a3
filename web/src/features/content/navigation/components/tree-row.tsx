import { GripVertical } from 'lucide-react'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { iconOutlines } from '#shared/content/navigation/icon-outlines.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { nameOf } from './menu-step.ts'

/** An entry in the tree: its name, its address, and why it might not be visible. */
export function TreeRow({ item }: { item: ArrangedItem }) {
  const exists = useKnownScreens()
  const {
    icon,
    href,
    badgeText,
    badgeColor = 'gray',
    badgeSource,
    isActive,
    contexts,
    visibilityRules,
  } = item
  const notes = [
    !isActive && 'Off',
    href.startsWith('/') && !exists(href) && 'Leads nowhere',
    !contexts.includes('base') && 'Some members',
    visibilityRules.length > 0 &&
      (visibilityRules.length === 1 ? '1 rule' : `${visibilityRules.length} rules`),
  ].filter(Boolean)
  return (
    <>
      <GripVertical className="size-4 flex-none text-faint" aria-hidden="true" />
      {icon && (
        <Icon className="size-4 flex-none">
          <path d={iconOutlines[icon]} />
        </Icon>
      )}
      <span className="min-w-0 grow">
        <span className={cx('flex items-center', !isActive && 'text-faint')}>
          <span className="truncate font-semibold">{nameOf(item)}</span>
          {(badgeSource || badgeText) && (
            <span className={`menu-badge badge-${badgeColor}`}>{badgeSource ? '3' : badgeText}</span>
          )}
        </span>
        <span className="block truncate text-sm text-dim">
          {href}
          <span className="sm:hidden">{notes.map((note) => ` · ${note}`)}</span>
        </span>
      </span>
      {notes.length > 0 && (
        <span className="label flex-none text-right text-faint max-sm:hidden">{notes.join(' · ')}</span>
      )}
    </>
  )
}
