import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { blockSearchTerm } from '#shared/content/search/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useBlockTerm, useUnblockTerm } from '../api/admin-search-commands.ts'
import { blockedTermsQuery } from '../api/admin-search-queries.ts'

/** Lists the terms that are neither counted nor shown, with ways to add and remove them. */
export function BlockedTerms() {
  const blocked = useQuery(blockedTermsQuery)
  const unblock = useUnblockTerm()
  return (
    <Panel title="Blocked terms">
      <p className="mb-4 max-w-prose text-sm text-dim">
        Searches with these words still work, but they are not counted or shown as popular.
      </p>
      <BlockForm />
      {blocked.isPending && <Skeleton lines={3} className="h-8" />}
      {blocked.isError && !blocked.data && (
        <QueryFailure
          title="The blocked terms did not load"
          error={blocked.error}
          retrying={blocked.isFetching}
          onRetry={() => void blocked.refetch()}
        />
      )}
      {blocked.data?.items.length === 0 && <p className="text-dim">No blocked terms.</p>}
      {blocked.data && blocked.data.items.length > 0 && (
        <ul aria-label="Blocked terms" className="divide-y divide-line">
          {blocked.data.items.map(({ term, blockedAt }) => (
            <li key={term} className="flex items-center gap-4 py-2">
              <span className="min-w-0 grow break-words">{term}</span>
              <span className="shrink-0 text-sm text-dim max-sm:hidden">{localTime(blockedAt)}</span>
              <Button
                size="sm"
                aria-label={`Unblock “${term}”`}
                busy={unblock.isPending && unblock.variables.body.term === term}
                onClick={() =>
                  unblock.mutate(
                    { body: { term } },
                    { onSuccess: () => toast.success(`“${term}” unblocked`), onError: toastFailure },
                  )
                }
              >
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function BlockForm() {
  const command = useBlockTerm()
  const form = useSchemaForm<z.input<typeof blockSearchTerm.body>, z.output<typeof blockSearchTerm.body>>(
    blockSearchTerm.body,
    { defaultValues: { term: '' } },
  )
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    inputOf: (body) => ({ body }),
    onDone: (_, { term }) => {
      toast.success(`“${term}” blocked`)
      form.reset()
    },
  })
  const error = form.formState.errors.term?.message
  return (
    <form onSubmit={onSubmit} noValidate name="block-search-term" className="mb-4 grid max-w-xl gap-3">
      <FormFailure title="The term was not blocked" failure={failure} attempts={attempts} />
      <div className="flex items-start gap-3">
        <Field label="Word or words" className="grow" {...(error && { error })}>
          <Input autoComplete="off" maxLength={60} {...form.register('term')} />
        </Field>
        <Button type="submit" className="mt-7" busy={busy} busyText="Blocking...">
          Block
        </Button>
      </div>
    </form>
  )
}
