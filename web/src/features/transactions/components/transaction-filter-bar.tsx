import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { TransactionStatus, TransactionType } from '#shared/transactions/transaction.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { statusWords, typeWords } from './transaction-words.ts'
import type { TransactionFilter } from './use-transaction-filter.ts'

type TransactionFilterBarProps = {
  filter: TransactionFilter
  onChange: (changes: Partial<Record<keyof TransactionFilter, string>>) => void
  /** What else is done with the list. */
  children: ReactNode
}

export function TransactionFilterBar({ filter, onChange, children }: TransactionFilterBarProps) {
  const { type, status, from, to } = filter
  return (
    <search className="mb-5 grid grid-cols-2 items-end gap-3 max-[24rem]:grid-cols-1 lg:grid-cols-[repeat(4,minmax(0,1fr))_auto]">
      <Field label="Type">
        <Select value={type ?? ''} onChange={({ target }) => onChange({ type: target.value })}>
          <option value="">All types</option>
          {TransactionType.options.map((option) => (
            <option key={option} value={option}>
              {typeWords[option]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Status">
        <Select value={status ?? ''} onChange={({ target }) => onChange({ status: target.value })}>
          <option value="">Any status</option>
          {TransactionStatus.options.map((option) => (
            <option key={option} value={option}>
              {statusWords[option]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="From">
        <Input
          type="date"
          value={from ?? ''}
          max={to}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={to ?? ''}
          min={from}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-between gap-3 max-lg:col-span-full">
        <Button
          variant="ghost"
          disabled={!type && !status && !from && !to}
          onClick={() => onChange({ type: '', status: '', from: '', to: '' })}
        >
          <X className="size-4" aria-hidden="true" />
          Clear
        </Button>
        {children}
      </div>
    </search>
  )
}
