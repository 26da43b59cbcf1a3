import { Banner } from '../banner.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Spinner } from '../spinner.tsx'
import { TextLink } from '../text-link.tsx'
import { toast } from '../toast.ts'
import { Specimen } from './specimen.tsx'

export function FeedbackSection() {
  return (
    <>
      <Specimen
        name="Banner"
        use="A lasting state of the account or the page, under the header or above the content."
      >
        {() => (
          <div className="grid gap-3">
            <Banner action={<TextLink to="/profile?tab=verification">Check status</TextLink>}>
              Your account is pending verification.
            </Banner>
            <Banner tone="info">Scores are read-only after the event.</Banner>
            <Banner tone="success">Your business is verified.</Banner>
            <Banner tone="danger">The last payment failed.</Banner>
          </div>
        )}
      </Specimen>
      <Specimen
        name="toast"
        use="What just happened, top right: success and info 5 s, warning 6 s, error 8 s."
      >
        {() => (
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={() => toast.success('Profile updated')}>
              Success
            </Button>
            <Button
              size="sm"
              onClick={() =>
                toast.error('The upload failed', { description: 'Check your connection and try again.' })
              }
            >
              Error
            </Button>
            <Button size="sm" onClick={() => toast.warning('Your session ends in 2 minutes')}>
              Warning
            </Button>
            <Button size="sm" onClick={() => toast.info('Entries close tomorrow')}>
              Info
            </Button>
          </div>
        )}
      </Specimen>
      <Specimen
        name="Spinner, Skeleton"
        use="Skeleton where the shape of what comes is known, Spinner where it is not; neither for less than a blink."
      >
        {() => (
          <div className="grid gap-5">
            <Spinner label="Loading..." />
            <Skeleton lines={3} />
            <Skeleton className="h-24" />
          </div>
        )}
      </Specimen>
      <Specimen
        name="EmptyState"
        use="A list with nothing in it: what will be here, and the first step toward it."
      >
        {() => (
          <EmptyState title="No notifications yet" action={<Button>Notification settings</Button>}>
            Results, reminders and team invitations show up here.
          </EmptyState>
        )}
      </Specimen>
      <Specimen
        name="ErrorState"
        use="A part that we couldn’t show: what happened, what to do, and the request to quote."
      >
        {() => (
          <ErrorState title="The list did not load" onRetry={() => {}} requestId="req_01J8Z3K9">
            The service did not answer. Your data is safe.
          </ErrorState>
        )}
      </Specimen>
    </>
  )
}
