import { CalendarPlus, Copy } from 'lucide-react'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { copyText } from './copy-text.ts'

type CalendarButtonsProps = {
  address: string
  /** The action that most people will choose. */
  primary: 'copy' | 'open'
}

/** The two ways of an address into a calendar: copied, or opened by the program that shows calendars. */
export function CalendarButtons({ address, primary }: CalendarButtonsProps) {
  const copy = () =>
    copyText(address, {
      done: 'Link copied',
      failed: 'Your browser did not copy it. Select the address instead.',
    })
  return (
    <>
      <Button variant={primary === 'copy' ? 'primary' : 'secondary'} onClick={() => void copy()}>
        <Copy className="size-4" aria-hidden="true" />
        Copy link
      </Button>
      <a
        href={address.replace(/^https?:/, 'webcal:')}
        className={buttonClass(primary === 'open' ? 'primary' : 'secondary', 'md')}
      >
        <CalendarPlus className="size-4" aria-hidden="true" />
        Open in calendar
      </a>
    </>
  )
}
