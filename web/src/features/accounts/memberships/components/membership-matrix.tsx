import { type ReactNode, useRef, useState } from 'react'
import type { MembershipRules } from '#shared/accounts/memberships/membership-rules.ts'
import { GrantablePermission, permissionsByType } from '#shared/platform/roles/permissions.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Cells, cellLabels, cellsOf, editOn, type MembershipEdits } from './membership-edits.ts'
import { RefusedMemberships } from './refused-memberships.tsx'
import { useSaveMemberships } from './use-save-memberships.ts'

const mostUploads = 500

const isWrong = (uploads: string) => {
  const count = Number(uploads)
  return !Number.isInteger(count) || count < 1 || count > mostUploads
}

type MembershipMatrixProps = {
  memberships: readonly MembershipRules[]
  edits: MembershipEdits
  onEdit: (change: (now: MembershipEdits) => MembershipEdits) => void
}

/** Edits all memberships at once: a membership is a column, what it may do is a row. */
export function MembershipMatrix({ memberships, edits, onEdit }: MembershipMatrixProps) {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const { save, busy, outcome } = useSaveMemberships(edits, onEdit)
  const columns = memberships.map((rules) => ({
    rules,
    type: rules.type,
    name: membershipLabels[rules.type],
    cells: { ...cellsOf(rules), ...edits[rules.type]?.cells },
    edit: (change: Partial<Cells>) =>
      onEdit((now) => {
        const before = now[rules.type]
        return { ...now, [rules.type]: editOn(rules, { ...before?.cells, ...change }, before?.base) }
      }),
  }))
  const edited = memberships.filter(({ type }) => edits[type])

  const submit = () => {
    if (busy || edited.length === 0) return
    const wrong = columns.find(({ cells }) => isWrong(cells.uploadsPerDay))
    setProblem(wrong && `${wrong.name}, uploads per day: Enter a whole number from 1 to ${mostUploads}.`)
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="uploads ${wrong.type}"]`)?.focus()
    else void save(edited)
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {outcome && <RefusedMemberships {...outcome} />}
      <Panel flush>
        <table className="w-full border-collapse text-sm leading-snug">
          <caption className="sr-only">What each membership may do</caption>
          <thead>
            <tr className="border-b border-edge">
              <td />
              {columns.map(({ type, name }) => (
                <th
                  key={type}
                  scope="col"
                  className="label w-10 py-2 text-center align-bottom text-dim sm:w-20 lg:w-28 xl:w-36"
                >
                  <span className="inline-block rotate-180 [writing-mode:vertical-rl] lg:rotate-0 lg:[writing-mode:horizontal-tb]">
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <MatrixRow title={cellLabels.registrationOpen}>
              {columns.map(({ type, name, cells, edit }) => (
                <Tick
                  key={type}
                  label={`${name}: ${cellLabels.registrationOpen}`}
                  checked={cells.registrationOpen}
                  onChange={(registrationOpen) => edit({ registrationOpen })}
                />
              ))}
            </MatrixRow>
            <MatrixRow title={cellLabels.uploadsPerDay}>
              {columns.map(({ type, name, cells, edit }) => (
                <td key={type} className="px-0.5 py-1 text-center">
                  <input
                    className="control mx-auto max-w-20 px-0 text-center xl:pointer-fine:min-h-8"
                    name={`uploads ${type}`}
                    inputMode="numeric"
                    autoComplete="off"
                    aria-label={`${name}: ${cellLabels.uploadsPerDay}`}
                    aria-invalid={(problem !== undefined && isWrong(cells.uploadsPerDay)) || undefined}
                    value={cells.uploadsPerDay}
                    onChange={({ target }) => edit({ uploadsPerDay: target.value.trim() })}
                  />
                </td>
              ))}
            </MatrixRow>
            {GrantablePermission.options.map((permission) => (
              <MatrixRow key={permission} title={cellLabels[permission]}>
                {columns.map(({ type, name, cells, edit }) => {
                  const included = permissionsByType[type].includes(permission)
                  return (
                    <Tick
                      key={type}
                      label={`${name}: ${cellLabels[permission]}${included ? ', included' : ''}`}
                      disabled={included}
                      checked={included || cells[permission]}
                      onChange={(isOn) => edit({ [permission]: isOn })}
                    />
                  )
                })}
              </MatrixRow>
            ))}
          </tbody>
        </table>
      </Panel>
      <div className="sticky bottom-0 z-10 -mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 bg-ground py-3">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyText="Saving..."
          disabled={edited.length === 0}
        >
          Save memberships
        </Button>
        <p className="text-sm text-dim">
          Gray ticks come with the membership. New businesses wait for approval.
        </p>
        <div role="alert" className="basis-full empty:hidden">
          <FieldError>{problem}</FieldError>
        </div>
      </div>
    </form>
  )
}

type MatrixRowProps = { title: string; children: ReactNode }

const MatrixRow = ({ title, children }: MatrixRowProps) => (
  <tr className="border-b border-line last:border-0 hover:bg-raised">
    <th scope="row" className="min-w-36 py-1 pl-3 text-left font-normal sm:pl-4 xl:py-0">
      {title}
    </th>
    {children}
  </tr>
)

type TickProps = {
  label: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** The whole cell takes a tap. */
const Tick = ({ label, checked, disabled, onChange }: TickProps) => (
  <td className="p-0">
    <label className="grid min-h-9 place-items-center xl:pointer-fine:min-h-7.5">
      <input
        type="checkbox"
        className="check size-6"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  </td>
)
