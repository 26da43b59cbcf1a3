import type { CSSProperties } from 'react'
import type { SocialNetwork } from '#shared/content/contact/contact-settings.ts'
import type { Footer } from '#shared/content/footer/footer.ts'
import { cx } from '#web/ui/cx.ts'

type Name = SocialNetwork | Footer['cards'][number]
type MarkProps = { name: Name; className: string }

/** The order of the marks in `marks.svg`. */
const order: readonly Name[] = [
  'facebook',
  'instagram',
  'youtube',
  'tiktok',
  'x',
  'discord',
  'reddit',
  'linkedin',
  'visa',
  'mastercard',
  'amex',
  'discover',
  'paypal',
]

/** The outline of a network or of a way to pay, as high as its text is large. */
export const Mark = ({ name, className }: MarkProps) => (
  <span
    aria-hidden="true"
    className={cx('mark', className)}
    style={{ '--mark': order.indexOf(name) } as CSSProperties}
  />
)
