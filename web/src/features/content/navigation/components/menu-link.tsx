import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MenuLabel } from './menu-label.tsx'
import { isExternal, type MenuLeaf } from './menu-tree.ts'

type MenuLinkProps = {
  item: Pick<MenuLeaf, 'href' | 'title' | 'targetBlank' | 'iconOutline' | 'badge'>
  className?: string
  /** Explains it on hover, if there is no room for more. */
  title?: string | undefined
  children?: ReactNode
}

/** A navigation item, on this site or another. A page has dozens, so each is plain, and `FollowLinks` follows them. */
export function MenuLink({ item, children, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation()
  const blank = item.targetBlank ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={item.href} aria-current={leadsTo(item.href, pathname) ? 'page' : undefined} {...rest} {...blank}>
      {children ?? <MenuLabel item={item} />}
    </a>
  )
}

/** Whether a page belongs to an address: it is there or below, whatever follows the path. */
function leadsTo(href: string, pathname: string): boolean {
  if (isExternal(href)) return false
  const path = href
    .replace(/[?#].*/, '')
    .replace(/(.)\/+$/, '$1')
    .toLowerCase()
  return path === '/' ? pathname === '/' : `${pathname.toLowerCase()}/`.startsWith(`${path}/`)
}
