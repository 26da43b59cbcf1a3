import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { MenuLeaf } from './menu-tree.ts'

type MenuLabelProps = { item: Pick<MenuLeaf, 'title' | 'iconOutline' | 'badge'> }

/** The name of a menu entry, with its icon and its badge. */
export function MenuLabel({ item: { title, iconOutline, badge } }: MenuLabelProps) {
  return (
    <>
      {iconOutline && (
        <Icon className="mr-1.5 size-4 shrink-0">
          <path d={iconOutline} />
        </Icon>
      )}
      {title}
      {badge && (
        <span className={cx('menu-badge', `badge-${badge.color}`)}>
          {badge.text}
          {badge.words && <span className="sr-only"> {badge.words}</span>}
        </span>
      )}
    </>
  )
}
