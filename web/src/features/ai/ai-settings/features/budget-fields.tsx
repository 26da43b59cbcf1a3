import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Meter } from '#web/ui/meter.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { LimitsForm } from './feature-fields.tsx'

const prices = [
  ['input', 'Input'],
  ['output', 'Output'],
  ['embedding', 'Embedding'],
] as const

type BudgetFieldsProps = { form: LimitsForm; month: { tokens: number; limit: number } }

/** How much of the month’s budget is used, what it is, and what tokens cost. */
export function BudgetFields({ form: { register, formState }, month }: BudgetFieldsProps) {
  const { errors } = formState
  const used = `${month.tokens.toLocaleString('en-US')} of ${month.limit.toLocaleString('en-US')} tokens`
  return (
    <Panel title="Month’s budget">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p>
            <span className="readout text-2xl">{month.tokens.toLocaleString('en-US')}</span>{' '}
            <span className="text-sm text-dim">of {month.limit.toLocaleString('en-US')} tokens used</span>
          </p>
          <Meter label="Used this month" value={month.tokens} max={month.limit} valueText={used} />
        </div>
        <Field
          label="Tokens a month"
          hint="When they are used up, AI help pauses until next month."
          error={errors.monthlyTokens?.message}
        >
          <Input
            inputMode="numeric"
            maxLength={16}
            autoComplete="off"
            className="max-w-52"
            {...register('monthlyTokens')}
          />
        </Field>
        <fieldset className="grid gap-3">
          <legend className="font-semibold">Dollars per million tokens</legend>
          <p className="text-sm text-dim">
            From the service’s price list. Usage shows costs at these prices.
          </p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-start gap-3">
            {prices.map(([name, label]) => (
              <Field key={name} label={label} error={errors.prices?.[name]?.message}>
                <Input inputMode="decimal" maxLength={9} autoComplete="off" {...register(`prices.${name}`)} />
              </Field>
            ))}
          </div>
        </fieldset>
      </div>
    </Panel>
  )
}
