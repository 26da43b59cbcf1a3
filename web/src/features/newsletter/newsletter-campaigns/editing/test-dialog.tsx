import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { testCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { toast } from '#web/ui/toast.ts'
import { campaignQuery } from '../api/campaign-queries.ts'
import type { CampaignSaver } from './use-campaign-saver.ts'

type TestDialogProps = { saver: CampaignSaver; onClose: () => void }

const most = 5

const administratorsQuery = query(
  'users',
  listUsers,
  { query: { type: 'admin', status: 'active', sort: 'name', direction: 'asc', limit: 100 } },
  { staleTime: 60_000 },
)

/** Sends the campaign as it is to some administrators. */
export function TestDialog({ saver, onClose }: TestDialogProps) {
  const queryClient = useQueryClient()
  const me = useMe()
  const [to, setTo] = useState<string[]>([me.id])
  const [attempts, setAttempts] = useState(0)
  const { data } = useQuery(administratorsQuery)
  const others = data?.items.filter(({ id }) => id !== me.id) ?? []
  const problem = to.length === 0 ? 'Choose someone' : to.length > most ? `Choose at most ${most}` : undefined
  const test = useCommand({
    send: async (chosen: string[], idempotencyKey) => {
      const { campaign } = await saver.flushed()
      return call(
        testCampaign,
        { params: { campaignId: campaign.id }, body: { to: chosen } },
        { idempotencyKey },
      )
    },
    onDone: async (answer) => {
      saver.learn(answer)
      queryClient.setQueryData(campaignQuery(answer.campaign.id).queryKey, answer)
    },
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempts(attempts + 1)
    if (problem || test.isPending) return
    test.mutate(to, {
      onSuccess: () => {
        toast.success(to.length === 1 ? 'Test sent' : `Test sent to ${to.length} people`)
        onClose()
      },
    })
  }
  const choose = (id: string) => (on: boolean) => setTo(on ? [...to, id] : to.filter((one) => one !== id))
  return (
    <FormDialog
      submission={{ onSubmit: send, busy: test.isPending, failure: test.error, attempts }}
      title="Send a test"
      description="The campaign as it is now, with sample data."
      failed="We couldn’t send the test"
      submitLabel="Send test"
      busyText="Sending..."
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">Administrators, up to {most}</legend>
        {[{ ...me, name: `${me.name} (you)` }, ...others].map(({ id, name, email }) => (
          <Checkbox
            key={id}
            label={name}
            hint={email}
            checked={to.includes(id)}
            onChange={({ target }) => choose(id)(target.checked)}
          />
        ))}
        {attempts > 0 && problem && <FieldError>{problem}</FieldError>}
      </fieldset>
    </FormDialog>
  )
}
