import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import type { NavigationItem } from '#shared/navigation/navigation-item.ts'
import { isExternal } from './menu-tree.ts'

type MenuLinkProps = {
  item: Pick<NavigationItem, 'href' | 'title' | 'targetBlank' | 'badgeText'>
  className: string
  children?: ReactNode
}

/** A navigation item, on this site or another. */
export function MenuLink({ item, className, children }: MenuLinkProps) {
  const content = children ?? (
    <>
      {item.title}
      {item.badgeText && <span className="label ml-2 text-dim">{item.badgeText}</span>}
    </>
  )
  const blank = item.targetBlank ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (isExternal(item.href)) {
    return (
      <a href={item.href} className={className} {...blank}>
        {content}
      </a>
    )
  }
  return (
    <NavLink discover="none" to={item.href} end={item.href === '/'} className={className} {...blank}>
      {content}
    </NavLink>
  )
}
