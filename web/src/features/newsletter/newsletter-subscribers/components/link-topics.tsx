import type { TopicKey } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLinkCommands } from '../api/link-api.ts'
import type { OpenedLink } from './newsletter-link-page.tsx'
import { TopicsForm } from './topics-form.tsx'

type LinkTopicsProps = OpenedLink & { title?: string }

/** Chooses the topics behind a link. */
export function LinkTopics({ token, link, title = 'Topics' }: LinkTopicsProps) {
  const commands = useLinkCommands(token)
  const { topics, offered, purpose } = link
  const { isPending, mutateAsync } = purpose === 'confirm' ? commands.confirm : commands.unsubscribe
  const save = (chosen: TopicKey[]) =>
    void mutateAsync({ topics: chosen }).then(() => toast.success('Topics saved'), toastFailure)
  if (offered.length === 0) return null
  return (
    <Panel title={title}>
      <TopicsForm key={topics.join()} topics={topics} offered={offered} isSaving={isPending} onSave={save} />
    </Panel>
  )
}
