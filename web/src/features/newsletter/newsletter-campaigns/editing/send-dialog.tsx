import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type * as z from 'zod/mini'
import {
  type PlannedBody,
  type ShownCampaign,
  scheduleCampaign,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { mostUncounted } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { type WallTime, WallTimeFields } from '#web/features/platform/forms/wall-time-fields.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { toast } from '#web/ui/toast.ts'
import { audienceCountQuery, campaignQuery, campaignsKey } from '../api/campaign-queries.ts'
import { countSentence, figure } from '../components/campaign-words.ts'
import type { CampaignDraft, CampaignSaver } from './use-campaign-saver.ts'

type SendDialogProps = { saver: CampaignSaver; state: CampaignDraft; onClose: () => void }

type Sending = { planned?: z.infer<typeof PlannedBody>; confirmedCount?: number }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)
const numberIn = (typed: string) => Number(typed.replace(/[,\s]/g, '') || 'nothing')

/** Sends a campaign now, or at a time on the clock of a place. Many people are confirmed by typing their number. */
export function SendDialog({ saver, state, onClose }: SendDialogProps) {
  const queryClient = useQueryClient()
  const counted = useQuery(audienceCountQuery(state.fields.audience))
  const [when, setWhen] = useState('now')
  const [wall, setWall] = useState<WallTime>({ day: '', time: '09:00', zone: ownZone() })
  const [typed, setTyped] = useState('')
  const [attempts, setAttempts] = useState(0)
  const count = counted.data?.count ?? 0
  const mustType = count > mostUncounted || counted.data?.isAtLeast === true
  const isTyped = !mustType || numberIn(typed) === count
  const isPlanned = when === 'later'
  const schedule = useCommand({
    send: async (sending: Sending, idempotencyKey) => {
      const { campaign } = await saver.flushed()
      return call(
        scheduleCampaign,
        { params: { campaignId: campaign.id }, body: { ...sending, version: campaign.version } },
        { idempotencyKey },
      )
    },
    onDone: (answer: ShownCampaign) => {
      saver.learn(answer)
      queryClient.setQueryData(campaignQuery(answer.campaign.id).queryKey, answer)
      return queryClient.invalidateQueries({ queryKey: campaignsKey })
    },
    onStale: () => queryClient.invalidateQueries({ queryKey: campaignsKey }),
  })
  const code = codeOf(schedule.error)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (schedule.isPending || !counted.data || !isTyped) return
    const { day, time, zone, which } = wall
    if (isPlanned && !(day && time)) return
    const planned = isPlanned && { local: `${day}T${time}`, zone, ...(which && { which }) }
    schedule.mutate(
      { ...(planned && { planned }), ...(mustType && { confirmedCount: count }) },
      {
        onError: (error) => {
          if (codeOf(error) === 'time_twice') setWall({ ...wall, which: 'first' })
          if (codeOf(error) === 'count_not_confirmed') void counted.refetch()
        },
        onSuccess: () => {
          toast.success(planned ? `Goes out ${wallTimeWords(planned)}` : 'The campaign goes out now')
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      // Where clocks show a time twice, the question which of the two is no refusal.
      submission={{
        onSubmit: send,
        busy: schedule.isPending,
        failure: code === 'time_twice' ? null : (schedule.error ?? counted.error),
        attempts,
      }}
      title="Send this campaign"
      description={counted.data ? countSentence(counted.data) : 'Counting...'}
      failed="We couldn’t send the campaign"
      submitLabel={isPlanned ? 'Schedule' : 'Send now'}
      busyText={isPlanned ? 'Scheduling...' : 'Sending...'}
      onClose={onClose}
    >
      <RadioCards
        legend="When"
        name="when"
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        options={[
          { value: 'now', label: 'Now', hint: 'It begins within a minute. You can pause it.' },
          { value: 'later', label: 'Later', hint: 'Until then, you can return it to draft.' },
        ]}
      />
      {isPlanned && (
        <WallTimeFields
          value={wall}
          asksForBoth={attempts > 0}
          onChange={(next) => {
            setWall(next)
            if (!next.which) schedule.reset()
          }}
        />
      )}
      {mustType && (
        <Field
          label="How many people get this"
          required
          {...(attempts > 0 && !isTyped
            ? { error: `Type ${figure(count)} to confirm how many people get this.` }
            : { hint: `Type ${figure(count)} to confirm.` })}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  )
}
