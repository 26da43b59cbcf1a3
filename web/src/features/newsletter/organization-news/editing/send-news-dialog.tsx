import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { PlannedBody } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { sendOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { countSentence } from '#web/features/newsletter/newsletter-campaigns/components/campaign-words.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { type WallTime, WallTimeFields } from '#web/features/platform/forms/wall-time-fields.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { toast } from '#web/ui/toast.ts'
import { newsAudienceQuery, newsCountQuery, newsKey } from '../api/news-api.ts'
import { useShowNews } from '../api/use-show-news.ts'
import type { NamedNews, NewsDraft, NewsSaver } from './use-news-saver.ts'

type SendNewsDialogProps = { params: NamedNews; saver: NewsSaver; state: NewsDraft; onClose: () => void }

type Planned = z.infer<typeof PlannedBody> | undefined

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** Sends news now, or at a time on the clock of a place. The first waits for an administrator. */
export function SendNewsDialog({ params, saver, state, onClose }: SendNewsDialogProps) {
  const queryClient = useQueryClient()
  const show = useShowNews(params)
  const { organizationId } = params
  const counted = useQuery(newsCountQuery(organizationId, state.fields.audience))
  const { data: audience } = useQuery(newsAudienceQuery(organizationId))
  const [when, setWhen] = useState('now')
  const [wall, setWall] = useState<WallTime>({ day: '', time: '09:00', zone: ownZone() })
  const [attempts, setAttempts] = useState(0)
  const isPlanned = when === 'later'
  const readAgain = () => queryClient.invalidateQueries({ queryKey: newsKey })
  const sending = useCommand({
    send: async (planned: Planned, idempotencyKey) => {
      const { version } = (await saver.flushed()).campaign
      const body = { version, ...(planned && { planned }) }
      return call(sendOrganizationNews, { params, body }, { idempotencyKey })
    },
    onDone: (answer) => {
      saver.learn(answer)
      show(answer)
      return readAgain()
    },
    onStale: readAgain,
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    const { day, time, zone, which } = wall
    if (sending.isPending || (isPlanned && !(day && time))) return
    const planned = isPlanned ? { local: `${day}T${time}`, zone, ...(which && { which }) } : undefined
    sending.mutate(planned, {
      onError: (error) => {
        if (codeOf(error) === 'time_twice') setWall({ ...wall, which: 'first' })
      },
      onSuccess: ({ campaign }) => {
        if (campaign.status === 'in_review') toast.success('Sent to an administrator')
        else toast.success(planned ? `Goes out ${wallTimeWords(planned)}` : 'Your news goes out now')
        onClose()
      },
    })
  }
  return (
    <FormDialog
      // Where clocks show a time twice, the question which of the two is no refusal.
      submission={{
        onSubmit: send,
        busy: sending.isPending,
        failure: codeOf(sending.error) === 'time_twice' ? null : (sending.error ?? counted.error),
        attempts,
      }}
      title="Send the news"
      description={counted.data ? countSentence(counted.data) : 'Counting...'}
      failed="We couldn’t send the news"
      submitLabel={audience?.isFirst ? 'Submit' : isPlanned ? 'Schedule' : 'Send now'}
      busyText="Sending..."
      onClose={onClose}
    >
      {audience?.isFirst && (
        <Banner tone="info">An administrator reads your first news before it goes out.</Banner>
      )}
      {audience?.nextAt && (
        <Banner>You can send two in seven days. The next can go out {localTime(audience.nextAt)}.</Banner>
      )}
      <RadioCards
        legend="When"
        name="when"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        options={[
          {
            value: 'now',
            label: audience?.isFirst ? 'Once it is approved' : 'Now',
            hint: 'It begins within a minute.',
          },
          { value: 'later', label: 'Later', hint: 'Until then, you can return it to draft.' },
        ]}
      />
      {isPlanned && (
        <WallTimeFields
          value={wall}
          asksForBoth={attempts > 0}
          onChange={(next) => {
            setWall(next)
            if (!next.which) sending.reset()
          }}
        />
      )}
    </FormDialog>
  )
}
