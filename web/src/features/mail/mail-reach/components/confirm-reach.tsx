import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useConfirmMailReach } from '../api/mail-reach-commands.ts'

/**
 * The page behind the link in a test email. It takes a press, because programs that check mail open every
 * link.
 */
export function ConfirmReach({ handle }: { handle: string }) {
  const command = useConfirmMailReach()
  const press = usePress(() => command.mutateAsync(handle).catch(() => undefined))
  return (
    <div className="mb-6">
      {command.isSuccess ? (
        <Banner tone="success">
          <p role="status">
            {command.data.state === 'fine'
              ? 'Thank you. Our emails reach you.'
              : 'Thank you. We know now that this email arrived.'}
          </p>
        </Banner>
      ) : (
        <>
          <FormFailure
            title="We couldn’t confirm this"
            failure={command.error}
            attempts={command.submittedAt}
          />
          <Banner
            tone="info"
            action={
              <Button
                data-own
                variant="primary"
                busy={command.isPending}
                busyText="Confirming..."
                onClick={press}
              >
                Yes, it arrived
              </Button>
            }
          >
            You followed the link in our test email. Did it arrive in your inbox?
          </Banner>
        </>
      )}
    </div>
  )
}
