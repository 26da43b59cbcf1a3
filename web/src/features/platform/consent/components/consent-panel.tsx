import { X } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { everything, nothingOptional } from '#web/lib/consent/consent-record.ts'
import { type ConsentView, showConsent } from '#web/lib/consent/consent-view.ts'
import { decideConsent } from '#web/lib/consent/follow-consent.ts'
import { storedConsent } from '#web/lib/consent/stored-consent.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ConsentSettings } from './consent-settings.tsx'
import './consent.css'
import { useMakesWay } from './use-makes-way.ts'

type ConsentPanelProps = { view: Exclude<ConsentView, 'closed'> }

/**
 * The cookie preferences, over the page without locking it. A person who has decided before can close them unchanged.
 */
export default function ConsentPanel({ view }: ConsentPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const decided = storedConsent()
  useRoomBelow(panel)
  // A person who opened the settings has left the page for them.
  const isAside = useMakesWay(panel, view === 'question')

  useEffect(() => {
    const opener = document.activeElement
    const element = panel.current
    return () => {
      if (!element?.contains(document.activeElement) && document.activeElement !== document.body) return
      const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const next = back && !element?.contains(opener) ? opener : document.getElementById('main')
      next?.focus({ preventScroll: true })
    }
  }, [])
  // The focus moves to the settings when a person opens them, but not to the question itself.
  useEffect(() => {
    if (view === 'settings') heading.current?.focus()
  }, [view])

  const close = () => showConsent('closed')
  return (
    <section
      ref={panel}
      aria-labelledby={`${id}-title`}
      className={cx('consent', isAside && 'consent-aside')}
      onKeyDown={({ key }) => key === 'Escape' && decided && close()}
    >
      <h2
        ref={heading}
        id={`${id}-title`}
        tabIndex={-1}
        className={cx('text-lg font-semibold outline-none', decided && 'pr-12')}
      >
        Cookie Preferences
      </h2>
      {view === 'question' ? (
        <>
          <p className="consent-why mt-1 text-sm text-dim">
            What we store in your browser keeps you logged in. With your permission, we also remember your
            searches and count visits.
          </p>
          <p className="consent-links mt-2 flex flex-wrap gap-x-5 text-sm">
            <TextLink to="/privacy-policy">Privacy policy</TextLink>
            <TextLink to="/cookie-policy">Cookie policy</TextLink>
          </p>
          <div className="consent-actions">
            <Button onClick={() => decideConsent(nothingOptional)}>Reject All</Button>
            <Button onClick={() => decideConsent(everything)}>Accept All</Button>
            <Button variant="ghost" className="consent-wide" onClick={() => showConsent('settings')}>
              Cookie Settings
            </Button>
          </div>
        </>
      ) : (
        <ConsentSettings
          chosen={decided ?? nothingOptional}
          onSave={decideConsent}
          onBack={() => showConsent('question')}
        />
      )}
      {decided && (
        <IconButton
          label="Close"
          icon={<X className="size-5" aria-hidden="true" />}
          className="absolute top-3 right-3"
          onClick={close}
        />
      )}
    </section>
  )
}

/** Lets the page scroll far enough that content under an overlay at the bottom can be seen and focused. */
function useRoomBelow(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = overlay.current
    if (!element) return
    const root = document.documentElement
    const make = () => {
      const room = `${Math.ceil(window.innerHeight - element.getBoundingClientRect().top)}px`
      root.style.scrollPaddingBottom = room
      document.body.style.paddingBottom = room
    }
    const watching = new ResizeObserver(make)
    watching.observe(element)
    make()
    return () => {
      watching.disconnect()
      root.style.scrollPaddingBottom = ''
      document.body.style.paddingBottom = ''
    }
  }, [overlay])
}
