import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { MenuLabel } from './menu-label.tsx'
import { isExternal, type MenuLeaf } from './menu-tree.ts'

type MenuLinkProps = {
  item: Pick<MenuLeaf, 'href' | 'title' | 'targetBlank' | 'iconOutline' | 'badge'>
  className: string
  /** Explains it on hover, if there is no room for more. */
  title?: string | undefined
  children?: ReactNode
}

/** A navigation item, on this site or another. */
export function MenuLink({ item, children, ...rest }: MenuLinkProps) {
  const content = children ?? <MenuLabel item={item} />
  const blank = item.targetBlank ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (isExternal(item.href)) {
    return (
      <a href={item.href} {...rest} {...blank}>
        {content}
      </a>
    )
  }
  return (
    <NavLink discover="none" to={item.href} end={item.href === '/'} {...rest} {...blank}>
      {content}
    </NavLink>
  )
}
