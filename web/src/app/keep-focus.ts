/** Elements that screen readers can name. */
const nameable = 'li, tr, ul, ol, table, section, form, search, main'

/**
 * A button may disappear with its action, such as `Mark as read`, or have nothing more to do, such as
 * `Clear`. Keyboard users would then start over at the top of the page. Its surroundings take the focus
 * instead: its row, or the list if the row is gone, too.
 */
export function keepFocus(): () => void {
  let around: HTMLElement[] = []
  const lookAround = (focused: EventTarget | null) => {
    around = []
    const main = document.getElementById('main')
    if (!(focused instanceof HTMLElement) || !main?.contains(focused)) return
    for (let one: HTMLElement | null = focused; one && one !== document.body; one = one.parentElement)
      around.push(one)
  }
  const onFocus = ({ target }: FocusEvent) => lookAround(target)
  // A press outside everything leaves it; a button that is busy or gone has not been left.
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && !around[0]?.contains(target)) around = []
  }
  const passOn = () => {
    const [last, ...others] = around
    if (!last || (last.isConnected && !last.matches(':disabled'))) return
    // A browser takes the focus from a disabled element a moment later.
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== last) return
    const heir = others.find((one) => one.isConnected && one.matches(nameable))
    if (!heir) return
    const borrowed = !heir.hasAttribute('tabindex')
    if (borrowed) {
      heir.tabIndex = -1
      heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true })
    }
    heir.focus({ preventScroll: true })
  }
  lookAround(document.activeElement)
  const changes = new MutationObserver(passOn)
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}
