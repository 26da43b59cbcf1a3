import { useState } from 'react'
import { kept } from '#web/lib/kept-in-browser.ts'

const name = 'support.keys'

/** Whether single letters act in lists of requests: on, until someone at this browser switches them off. */
export function useKeysSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => kept.get(name) !== 'off')
  return [
    isOn,
    (next) => {
      setOn(next)
      if (next) kept.remove(name)
      else kept.set(name, 'off')
    },
  ]
}
