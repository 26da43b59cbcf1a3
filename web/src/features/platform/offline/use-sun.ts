import { useEffect, useState } from 'react'
import { kept } from '#web/lib/kept-in-browser.ts'
import './sun.css'

const key = 'sun'

/** Black on white for as long as a screen for the open air is shown. */
export function useSun(): [isOn: boolean, toggle: () => void] {
  const [isOn, setOn] = useState(() => kept.get(key) === 'on')
  useEffect(() => {
    if (isOn) document.documentElement.dataset.sun = 'on'
    return () => void delete document.documentElement.dataset.sun
  }, [isOn])
  const toggle = () => {
    if (isOn) kept.remove(key)
    else kept.set(key, 'on')
    setOn(!isOn)
  }
  return [isOn, toggle]
}
