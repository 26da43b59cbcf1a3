import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReviveSubscriber, useUnsubscribeSubscriber } from '../api/admin-audience-api.ts'

type ChangeDialogProps = { subscriber: Subscriber; onClose: () => void }

/** Ends a subscription for someone who asked for it another way. */
export const EndDialog = ({ subscriber: { id, email }, onClose }: ChangeDialogProps) => (
  <ReasonCommand
    least={3}
    title={`Unsubscribe ${email}?`}
    description="They get no more newsletters. Only they can subscribe again, by confirming."
    confirmLabel="Unsubscribe"
    danger
    done="Unsubscribed"
    failed="We couldn’t unsubscribe this address"
    label="How they asked"
    hint="Stays in their history. Up to 300 characters."
    command={useUnsubscribeSubscriber()}
    inputOf={(note) => ({ params: { subscriberId: id }, body: { note } })}
    onClose={onClose}
  />
)

/** Subscribes someone again whose address reported spam. */
export const ReviveDialog = ({ subscriber: { id, email }, onClose }: ChangeDialogProps) => (
  <ReasonCommand
    least={3}
    title={`Subscribe ${email} again?`}
    description="Someone at this address reported our email as spam. Only do this if the person asked for it. The address also leaves the suppression list."
    confirmLabel="Subscribe again"
    done="Subscribed again"
    failed="We couldn’t subscribe this address"
    label="How they asked"
    hint="Stays in their history. Up to 300 characters."
    command={useReviveSubscriber()}
    inputOf={(note) => ({ params: { subscriberId: id }, body: { note } })}
    onClose={onClose}
  />
)
