import { useRef } from 'react'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useLinkCommands } from '../api/link-api.ts'
import { ComplainedNotice } from '../components/complained-notice.tsx'
import { LinkTopics } from '../components/link-topics.tsx'
import { NewsletterLinkPage, type OpenedLink } from '../components/newsletter-link-page.tsx'

export const title = 'Confirm your subscription'

export const Screen = () => (
  <NewsletterLinkPage title={title} purpose="confirm">
    {(opened) => <Confirm {...opened} />}
  </NewsletterLinkPage>
)

function Confirm({ token, link }: OpenedLink) {
  const { confirm } = useLinkCommands(token)
  // The button leaves when it has done its part, and takes the focus with it.
  const words = useRef<HTMLParagraphElement>(null)
  const press = usePress(() => confirm.mutateAsync({}).then(() => words.current?.focus(), toastFailure))
  const address = <strong className="wrap-anywhere">{link.maskedEmail}</strong>
  const isSubscribed = link.status === 'confirmed'
  if (link.status === 'complained') return <ComplainedNotice />
  return (
    <>
      <Panel screws>
        <p ref={words} role="status" tabIndex={-1} className="text-lg outline-none">
          {isSubscribed ? (
            <>You are subscribed. Our newsletter goes to {address}.</>
          ) : (
            <>Do you want our newsletter at {address}?</>
          )}
        </p>
        {!isSubscribed && (
          <Button
            className="mt-5"
            variant="primary"
            size="lg"
            busy={confirm.isPending}
            busyText="Confirming..."
            onClick={press}
          >
            Confirm my subscription
          </Button>
        )}
      </Panel>
      {isSubscribed && <LinkTopics token={token} link={link} />}
    </>
  )
}
