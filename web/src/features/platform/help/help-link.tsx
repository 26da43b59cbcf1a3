import { LifeBuoy } from 'lucide-react'
import { type HelpAbout, helpPath } from '#shared/platform/help/help-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { cx } from '#web/ui/cx.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type HelpLinkProps = { about: HelpAbout; className?: string }

/** The way to the support desk from where people look when they are stuck. */
export function HelpLink({ about, className }: HelpLinkProps) {
  const session = useSession()
  return (
    <p className={cx('text-sm', className)}>
      <TextLink
        to={helpPath(about, session.status === 'signed-in')}
        className="inline-flex min-h-8 items-center gap-1.5 text-dim"
      >
        <LifeBuoy className="size-4" aria-hidden="true" />
        Get help with this
      </TextLink>
    </p>
  )
}
