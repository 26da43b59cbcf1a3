import './palette.css'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { track } from '#web/lib/analytics/track.ts'
import { logActivity } from '#web/lib/log-activity.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PaletteList } from './palette-list.tsx'
import type { PaletteOption } from './palette-options.ts'
import { rememberScreen } from './recent-screens.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

type PaletteDialogProps = {
  /** Where a text was begun before it opened. */
  from?: HTMLInputElement | undefined
  onClose: () => void
}

/** Leads to anything by the keys: screens, tools, members, events, things for sale, and what administrators look up. */
export default function PaletteDialog({ from, onClose }: PaletteDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState(from?.value ?? '')
  const [chosen, setChosen] = useState<string>()
  const navigate = useNavigate()
  const { groups, isSearching, failed } = usePaletteGroups(text)
  const options = groups.flatMap((group) => group.options)
  // What is chosen stays chosen while answers come in before it; until then, the first is.
  const active = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  )

  // A layout effect ends before the element leaves the page: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    // More may have been typed there while it loaded.
    if (from) setText(from.value)
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [from])

  const open = (option: PaletteOption | undefined, inNewTab: boolean) => {
    if (!option) return
    if (option.words) {
      setText(option.words)
      return setChosen(undefined)
    }
    if (option.kind === 'screen') rememberScreen(option.href)
    if (option.result) {
      // People who look up a member have typed a name.
      logActivity({ type: 'search', query: text.trim(), resultCount: options.length })
      track('search', { search_term: option.result.type === 'user' ? '(a member)' : text.trim() })
    }
    if (inNewTab) return void window.open(option.href, '_blank', 'noopener')
    onClose()
    void navigate(option.href, option.kind === 'more' ? { state: { submitted: true } } : {})
  }
  const walkTo = (place: number) => setChosen(options[(place + options.length) % options.length]?.key)
  const keyDown = (event: KeyboardEvent) => {
    // While a word is composed, as in Japanese, the keys belong to the composition. Safari reveals its last
    // key only by the code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const places: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: options.length - 1,
    }
    const place = places[event.key]
    if (place !== undefined && !event.shiftKey) walkTo(place)
    else if (event.key === 'Enter') open(options[active], event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser reports as cancel
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label="Command palette"
      onClick={({ target }) => {
        if (target === dialog.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="palette-body">
        <div className="palette-field">
          <Glyph name="search" className="size-4 shrink-0 text-dim" />
          <input
            type="text"
            role="combobox"
            aria-label="Where to?"
            placeholder="Go to a screen, a member, an event…"
            aria-autocomplete="list"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            enterKeyHint="go"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setChosen(undefined)
            }}
            onKeyDown={keyDown}
          />
          <IconButton label="Close" icon={<Glyph name="close" />} onClick={onClose} />
        </div>
        <PaletteList
          id={id}
          groups={groups}
          active={active}
          isSearching={isSearching}
          failed={failed}
          onOpen={open}
        />
        <p className="palette-keys">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> move
          </span>
          <span>
            <kbd>Enter</kbd> open
          </span>
          <span>
            <kbd>Ctrl</kbd> or <kbd>⌘</kbd> <kbd>Enter</kbd> new tab
          </span>
          <span>
            <kbd>Esc</kbd> close
          </span>
        </p>
      </div>
    </dialog>
  )
}
