import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { claimRoles } from '#shared/directory/organization-claims/claim.ts'
import type { Contest } from '#shared/directory/organization-claims/contract.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useObjectToClaim } from '../api/claim-commands.ts'
import { contestQuery } from '../api/claim-queries.ts'

export const title = 'A claim on what you own'

export function Screen() {
  const { claimId = '' } = useParams()
  const contest = useQuery(contestQuery(claimId))
  if (contest.data === null) return <NotFound />
  return (
    <div className="shell max-w-3xl py-10">
      {contest.data ? (
        <Claimed contest={contest.data} />
      ) : contest.isError ? (
        <QueryFailure
          title="The claim did not load"
          error={contest.error}
          retrying={contest.isFetching}
          onRetry={() => void contest.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}

function Claimed({ contest }: { contest: Contest }) {
  const { name, claimant, role, message, until, isOpen, objection } = contest
  const isLate = Date.parse(until) <= Date.now()
  return (
    <>
      <PageHeader
        title={`Someone claims ${name}`}
        lead="If the claim is right, you don’t need to do anything. An administrator decides."
      />
      <div className="grid gap-6">
        <Panel title="The claim">
          <Facts
            facts={[
              ['Claimed by', claimant],
              ['Claimed role', claimRoles[role]],
              ['Object until', longDay(until.slice(0, 10))],
            ]}
          />
          <p className="mt-4 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p>
        </Panel>
        {objection ? (
          <Panel title="Your objection">
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{objection.text}</p>
            {isOpen && <p className="mt-4 text-dim">An administrator reads both sides and decides.</p>}
          </Panel>
        ) : isOpen && !isLate ? (
          <ObjectionForm contest={contest} />
        ) : (
          <Banner tone="info">
            {isOpen ? 'The deadline to object has passed.' : 'This claim has ended.'}
          </Banner>
        )}
      </div>
    </>
  )
}

const Fields = z.object({ text: text(1000, 20) })

function ObjectionForm({ contest: { claimId } }: { contest: Contest }) {
  const form = useSchemaForm(Fields, { defaultValues: { text: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useObjectToClaim(),
    inputOf: (body) => ({ params: { claimId }, body }),
    onDone: () => {
      toast.success('Your objection is sent')
    },
  })
  return (
    <Panel title="Object to it">
      <form name="objection" noValidate onSubmit={onSubmit} data-own="part" className="grid gap-4">
        <FormFailure title="We couldn’t send your objection" failure={failure} attempts={attempts} />
        <Field
          label="Why should it stay yours?"
          required
          hint="20 to 1,000 characters. Only administrators read it."
          error={form.formState.errors.text?.message}
        >
          <Textarea rows={5} maxLength={1000} {...form.register('text')} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyText="Sending..."
          className="justify-self-start"
        >
          Send the objection
        </Button>
      </form>
    </Panel>
  )
}
