import { Trash2 } from 'lucide-react'
import type { VisibilityRule } from '#shared/content/navigation/visibility-rule.ts'
import { Permission, permissionLabels } from '#shared/platform/roles/permissions.ts'
import { AccountStatus } from '#shared/platform/users/user.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ruleLabels, statusLabels } from './navigation-labels.ts'

const mostRules = 5

type Kind = VisibilityRule['kind']

const today = () => serverTime().slice(0, 10)

function ruleOf(kind: Kind): VisibilityRule {
  if (kind === 'status') return { kind, status: 'active' }
  if (kind === 'permission') return { kind, permission: Permission.options[0] as Permission }
  if (kind === 'from' || kind === 'until') return { kind, on: today() }
  return { kind }
}

type RulesEditorProps = {
  value: readonly VisibilityRule[]
  error: string | undefined
  onChange: (rules: VisibilityRule[]) => void
}

/** Further conditions, all of which must hold for the viewer. They hide an entry and give no one access. */
export function RulesEditor({ value, error, onChange }: RulesEditorProps) {
  return (
    <fieldset className="grid gap-3" aria-describedby={error ? 'entry-rules-error' : undefined}>
      <legend className="mb-1 text-sm font-semibold">Shown only if</legend>
      {value.map((rule, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rules can be the same
        <div key={at} className="flex flex-wrap items-center gap-2">
          <div className="min-w-44 grow">
            <Select
              aria-label={`Rule ${at + 1}`}
              value={rule.kind}
              onChange={({ target }) => onChange(value.with(at, ruleOf(target.value as Kind)))}
            >
              {Object.entries(ruleLabels).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <RuleValue
            rule={rule}
            name={`Rule ${at + 1}`}
            onChange={(next) => onChange(value.with(at, next))}
          />
          <IconButton
            label={`Remove rule ${at + 1}`}
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            onClick={() => onChange(value.toSpliced(at, 1))}
          />
        </div>
      ))}
      {value.length === 0 && <p className="text-sm text-dim">No further conditions.</p>}
      <FieldError id="entry-rules-error">{error}</FieldError>
      {value.length < mostRules && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => onChange([...value, ruleOf('signed_in')])}
        >
          Add a rule
        </Button>
      )}
    </fieldset>
  )
}

type RuleValueProps = { rule: VisibilityRule; name: string; onChange: (rule: VisibilityRule) => void }

function RuleValue({ rule, name, onChange }: RuleValueProps) {
  if (rule.kind === 'status')
    return (
      <div className="min-w-32">
        <Select
          aria-label={`${name}: status`}
          value={rule.status}
          onChange={({ target }) => onChange({ ...rule, status: target.value as AccountStatus })}
        >
          {AccountStatus.options.map((status) => (
            <option key={status} value={status}>
              {statusLabels[status]}
            </option>
          ))}
        </Select>
      </div>
    )
  if (rule.kind === 'permission')
    return (
      <div className="min-w-52">
        <Select
          aria-label={`${name}: permission`}
          value={rule.permission}
          onChange={({ target }) => onChange({ ...rule, permission: target.value as Permission })}
        >
          {Permission.options.map((permission) => (
            <option key={permission} value={permission}>
              {permissionLabels[permission]}
            </option>
          ))}
        </Select>
      </div>
    )
  if (rule.kind === 'from' || rule.kind === 'until')
    return (
      <Input
        type="date"
        aria-label={`${name}: day`}
        className="w-44"
        value={rule.on}
        onChange={({ target }) => onChange({ ...rule, on: target.value })}
      />
    )
  return null
}
