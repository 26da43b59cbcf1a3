import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react'
import { listOrganizations, type OrganizationCard } from '#shared/organizations/organizations/contract.ts'
import { isTerm } from '#shared/platform/words/is-term.ts'
import { query } from '#web/lib/query.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { Input } from '#web/ui/input.tsx'
import { OrganizationOptions } from './organization-options.tsx'

type OrganizationBoxProps = Omit<ComponentProps<'input'>, 'role'> & {
  /** What stands in the field now. */
  text: string
  /** False once one was chosen: its name suggests nothing more. */
  suggests: boolean
  onChoose: (organization: OrganizationCard) => void
}

const waitMs = 300
const mostShown = 6
const emptyHanded: readonly OrganizationCard[] = []

/** A text field that suggests active organizations by what is typed. Anything else may be typed, too. */
export function OrganizationBox({
  text,
  suggests,
  onChoose,
  onChange,
  onBlur,
  ...rest
}: OrganizationBoxProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const q = useDebounced(text.trim(), waitMs)
  const asking = open && suggests && isTerm(q)
  const { data } = useQuery({
    ...query(
      'organizations',
      listOrganizations,
      { query: { q, limit: mostShown } },
      { enabled: asking, staleTime: 60_000 },
    ),
    placeholderData: keepPreviousData,
  })
  const options = asking ? (data?.items.slice(0, mostShown) ?? emptyHanded) : emptyHanded
  const shown = options.length > 0
  const choose = (organization: OrganizationCard | undefined) => {
    if (!organization) return
    setOpen(false)
    setActive(-1)
    onChoose(organization)
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    setOpen(true)
    setActive(-1)
    void onChange?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setOpen(false)
    void onBlur?.(event)
  }
  const keyDown = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, the keys belong to the composition.
    if (event.nativeEvent.isComposing || !shown) return
    if (event.key === 'Escape') {
      setOpen(false)
      event.stopPropagation()
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(options[active])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const places = options.length + 1
      // One place beyond the options is the field itself.
      setActive(((active + 1 + step + places) % places) - 1)
    }
  }
  return (
    <div className="relative">
      <Input
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-options` : undefined}
        aria-activedescendant={shown && active >= 0 ? `${id}-option-${active}` : undefined}
        autoComplete="off"
        onChange={type}
        onBlur={leave}
        onKeyDown={keyDown}
      />
      <OrganizationOptions id={id} options={options} active={active} onChoose={choose} />
    </div>
  )
}
