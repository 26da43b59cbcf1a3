import { useQuery } from '@tanstack/react-query'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { Select } from '#web/ui/select.tsx'
import { supportDesksQuery } from '../api/support-desks-query.ts'

type DeskSelectProps = { value: string; onChange: (desk: string) => void }

/** Chooses the platform’s own desk, or that of an organization. */
export function DeskSelect({ value, onChange }: DeskSelectProps) {
  const { data: desks = [], isPending } = useQuery(supportDesksQuery)
  // Its place is there from the start: a control that comes later wraps the head of the page.
  if (desks.length === 0 && !isPending) return null
  return (
    <Select
      aria-label="Desk"
      className="w-44"
      value={isPending ? platformDesk : value}
      disabled={isPending}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value={platformDesk}>Our desk</option>
      {desks.map(({ deskId, name }) => (
        <option key={deskId} value={deskId}>
          {name}
        </option>
      ))}
    </Select>
  )
}
