import { getOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { useShowNews } from '../api/use-show-news.ts'
import type { NamedNews, NewsSaver } from './use-news-saver.ts'

type NewsConflictProps = { params: NamedNews; saver: NewsSaver }

/** Says that someone else has saved. Nothing typed is lost, and the editor chooses which version continues. */
export function NewsConflict({ params, saver }: NewsConflictProps) {
  const show = useShowNews(params)
  const reading = useCommand({
    send: (_: 'mine' | 'theirs') => call(getOrganizationNews, { params }),
    onDone: async (theirs, kept) => {
      // One that is no draft any more is shown as what it is.
      show(theirs)
      if (theirs.campaign.status !== 'draft') return
      if (kept === 'mine') await saver.saveOver(theirs)
      else saver.replace(theirs)
    },
  })
  const keep = (kept: 'mine' | 'theirs') => () => reading.mutate(kept, { onError: toastFailure })
  return (
    <FormError title="We couldn’t save the news" takeFocus={false}>
      <p>Someone else changed the news in the meantime. What you wrote is kept here.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={reading.isPending} onClick={keep('mine')}>
          Keep mine
        </Button>
        <Button size="sm" disabled={reading.isPending} onClick={keep('theirs')}>
          Reload theirs
        </Button>
      </div>
    </FormError>
  )
}
