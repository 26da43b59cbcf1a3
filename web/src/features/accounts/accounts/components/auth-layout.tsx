import type { ReactNode } from 'react'
import { Ruler } from '#web/ui/ruler.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'

export type AuthLayoutProps = {
  label: string
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The part beside the form, if there is room. */
  aside?: ReactNode
}

/**
 * The frame of every sign-in screen: one column to fill in, one to look at. Its forms use the post method, so
 * a browser that runs no scripts does not put a password into the address.
 */
export function AuthLayout({ label, title, lead, children, aside }: AuthLayoutProps) {
  return (
    <div className="shell grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:py-14">
      <div className="min-w-0">
        <p className="label text-dim">{label}</p>
        <h1 className="wide mt-2 text-3xl text-balance">{title}</h1>
        {lead != null && <p className="mt-3 text-lg text-dim">{lead}</p>}
        <Ruler className="mt-6 mb-7" />
        <ScriptNotice />
        {children}
      </div>
      {aside != null && <aside className="min-w-0">{aside}</aside>}
    </div>
  )
}
