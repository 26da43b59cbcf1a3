import { useQuery } from '@tanstack/react-query'
import type { User } from '#shared/platform/users/user.ts'
import { setDedicatedContact } from '#shared/support/support-desks/admin-contract.ts'
import type { NamedAgent } from '#shared/support/support-requests/shown-request.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDesk } from './desk-api.ts'
import { deskAgentsQuery } from './desk-queries.ts'

const useSetContact = command(setDedicatedContact, { changes: [['support']] })

/** Who answers the requests of a manufacturer. Without one, it is who takes the next. */
export function ContactField({
  memberId,
  contact,
}: {
  memberId: User['id']
  contact: NamedAgent | undefined
}) {
  const agents = useQuery(deskAgentsQuery(useDesk())).data?.items ?? []
  const set = useSetContact()
  const known = contact && !agents.some(({ id }) => id === contact.id) ? [contact, ...agents] : agents
  return (
    <Field label="Dedicated contact" hint="Their new requests go to this person.">
      <Select
        value={contact?.id ?? ''}
        disabled={set.isPending}
        onChange={({ target }) =>
          set.mutate(
            { params: { memberId }, body: { agentId: (target.value || null) as User['id'] | null } },
            { onSuccess: () => toast.success('Contact saved'), onError: toastFailure },
          )
        }
      >
        <option value="">The first to take a request</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
