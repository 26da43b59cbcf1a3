import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { mostBrands } from '#shared/directory/listings/listing.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useProposeBrand } from '../api/brand-commands.ts'
import { namedBrandsQuery } from '../api/brand-queries.ts'
import { BrandChips } from './brand-chips.tsx'
import { type BrandChoice, brandChoices } from './brand-choices.ts'
import { BrandOptions } from './brand-options.tsx'

type BrandsFieldProps = {
  value: NamedBrand[]
  onChange: (value: NamedBrand[]) => void
  error?: string
  label?: string
}

const waitMs = 200
const mostShown = 6
const longestName = 60

/** Only members themselves propose. */
const proposing = { 'data-own': true } as const

const optionOf = (choice: BrandChoice) =>
  'add' in choice
    ? { key: 'add', label: `Add “${choice.add}”`, marks: proposing }
    : { key: choice.brand.id, label: choice.brand.name }

/** Brands by name, also ones that no one has listed yet: those are carried at once, and shown once they are reviewed. */
export function BrandsField({ value, onChange, error, label = 'Brands' }: BrandsFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [said, setSaid] = useState('')
  const proposal = useProposeBrand()
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  const q = useDebounced(text.trim(), waitMs)
  const { data, isPlaceholderData } = useQuery({
    ...namedBrandsQuery(q, mostShown),
    placeholderData: keepPreviousData,
  })
  const isFull = value.length >= mostBrands
  const isAnswered = q === text.trim() && data !== undefined && !isPlaceholderData
  const choices =
    open && !isFull ? brandChoices(text, { found: data?.items ?? [], isAnswered, chosen: value }) : []
  const shown = choices.length > 0

  const type = (typed: string) => {
    setText(typed)
    setActive(-1)
    setOpen(true)
    if (proposal.isError) proposal.reset()
  }
  const carry = (brand: NamedBrand) => {
    setText('')
    setActive(-1)
    setOpen(false)
    setSaid(brand.isProposed ? `${brand.name} added. It is reviewed first.` : `${brand.name} added`)
    const { current } = latest
    if (current.length < mostBrands && current.every((one) => one.id !== brand.id))
      onChange([...current, brand])
  }
  const choose = (choice: BrandChoice | undefined) => {
    if (!choice || proposal.isPending) return
    if ('brand' in choice) carry(choice.brand)
    else proposal.mutate({ body: { name: choice.add } }, { onSuccess: carry })
  }
  const remove = (brand: NamedBrand) => {
    onChange(value.filter((one) => one.id !== brand.id))
    setSaid(`${brand.name} removed`)
    input.current?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, the keys belong to the composition.
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last) return remove(last)
    if (event.key === 'Enter' && text.trim()) {
      // It chooses here, and does not send the form around the field.
      event.preventDefault()
      if (shown) choose(choices[Math.max(active, 0)])
    } else if (event.key === 'Escape' && shown) {
      setOpen(false)
      event.stopPropagation()
    } else if (shown && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = choices.length + 1
      // One place beyond the options is the field itself.
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }
  const failure = proposal.isError ? describeFailure(proposal.error).sentence : undefined
  const problem = failure ?? error
  return (
    <div className="grid gap-3">
      <Field
        label={label}
        hint={
          isFull
            ? `You have added the maximum of ${mostBrands} brands.`
            : `Up to ${mostBrands}. New brands are reviewed first.`
        }
        {...(problem && { error: problem })}
      >
        <div className="relative">
          <Input
            ref={input}
            value={text}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? `${id}-options` : undefined}
            aria-activedescendant={shown && active >= 0 ? `${id}-option-${active}` : undefined}
            aria-busy={proposal.isPending || undefined}
            autoComplete="off"
            placeholder="Start of the name"
            maxLength={longestName}
            readOnly={isFull || proposal.isPending}
            onChange={({ target }) => type(target.value)}
            onBlur={() => setOpen(false)}
            onKeyDown={keyDown}
          />
          <BrandOptions
            id={id}
            options={choices.map(optionOf)}
            active={active}
            onChoose={(index) => choose(choices[index])}
          />
        </div>
      </Field>
      <BrandChips brands={value} onRemove={remove} />
      <p className="sr-only" role="status">
        {shown ? `${choices.length} ${choices.length === 1 ? 'choice' : 'choices'}` : said}
      </p>
    </div>
  )
}
