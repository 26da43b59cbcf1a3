import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { Select } from './select.tsx'

export type Tab = { id: string; label: ReactNode; content: ReactNode }
export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Controlled when given, as by a `tab` query parameter. */
  value?: string
  onChange?: (id: string) => void
  /**
   * On a phone the list scrolls sideways, or is a dropdown, which shows its extent right away. With `wrap`, a tablet
   * shows all of it, too.
   */
  narrow?: 'scroll' | 'dropdown' | 'wrap'
  className?: string
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Views of one thing, one at a time; places with their own addresses are links. */
export function Tabs({ label, tabs, value, onChange, narrow = 'scroll', className }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0]
  const currentId = current?.id
  // On a phone the list scrolls sideways, and the open view may be outside.
  useEffect(() => {
    const tab =
      currentId && list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${currentId}`)}`)
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 3
  }, [base, currentId])
  if (!current) return null

  const select = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const move = (event: KeyboardEvent) => {
    const next = tabs[steps[event.key]?.(tabs.indexOf(current), tabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-${next.id}`)}`)?.focus()
  }
  return (
    <div className={className}>
      {narrow !== 'scroll' && (
        <div className="sm:hidden">
          <Select aria-label={label} value={current.id} onChange={({ target }) => select(target.value)}>
            {tabs.map((tab) => (
              <option key={tab.id} value={tab.id}>
                {tab.label}
              </option>
            ))}
          </Select>
        </div>
      )}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx('tab-list', narrow !== 'scroll' && 'max-sm:hidden', narrow === 'wrap' && 'flex-wrap')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className="tab"
            onClick={() => select(tab.id)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* Two tabs may hold the same kind of content, and one must not take over the other's state. */}
      <div
        key={current.id}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current.id}`}
        className="pt-6"
      >
        {current.content}
      </div>
    </div>
  )
}
