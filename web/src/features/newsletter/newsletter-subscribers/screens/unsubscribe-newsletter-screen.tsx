import { useRef } from 'react'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useLinkCommands } from '../api/link-api.ts'
import { LinkTopics } from '../components/link-topics.tsx'
import { NewsletterLinkPage, type OpenedLink } from '../components/newsletter-link-page.tsx'
import { ReasonForm } from '../components/reason-form.tsx'

export const title = 'Unsubscribe from our newsletter'

export const Screen = () => (
  <NewsletterLinkPage title={title} purpose="unsubscribe">
    {(opened) => <Leave {...opened} />}
  </NewsletterLinkPage>
)

function Leave({ token, link }: OpenedLink) {
  const { unsubscribe, resubscribe } = useLinkCommands(token)
  // A button that has done its part leaves, and takes the focus with it.
  const words = useRef<HTMLParagraphElement>(null)
  const toWords = () => words.current?.focus()
  const leave = usePress(() => unsubscribe.mutateAsync({}).then(toWords, toastFailure))
  const comeBack = usePress(() => resubscribe.mutateAsync({}).then(toWords, toastFailure))
  const isOn = link.status === 'confirmed' || link.status === 'pending'
  const address = <strong className="wrap-anywhere">{link.maskedEmail}</strong>
  return (
    <>
      <Panel screws>
        <p ref={words} role="status" tabIndex={-1} className="text-lg outline-none">
          {isOn ? (
            resubscribe.isSuccess ? (
              <>You are subscribed again. Our newsletter goes to {address}.</>
            ) : (
              <>Unsubscribe {address} from our newsletter?</>
            )
          ) : (
            <>
              {link.status === 'unsubscribed' && 'You are unsubscribed. '}
              {address} gets no newsletter.
            </>
          )}
        </p>
        {isOn && (
          <Button
            className="mt-5"
            variant={resubscribe.isSuccess ? 'secondary' : 'primary'}
            size="lg"
            busy={unsubscribe.isPending}
            busyText="Unsubscribing..."
            onClick={leave}
          >
            Unsubscribe
          </Button>
        )}
        {link.mayResubscribe && (
          <Button className="mt-5" busy={resubscribe.isPending} busyText="Subscribing..." onClick={comeBack}>
            Subscribe again
          </Button>
        )}
      </Panel>
      {link.status === 'unsubscribed' && <ReasonForm token={token} />}
      {link.status === 'confirmed' && <LinkTopics token={token} link={link} title="Or choose what you get" />}
    </>
  )
}
