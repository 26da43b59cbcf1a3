import { type ComponentType, useEffect, useState } from 'react'

/** The paper version, once it is ready: when a browser prints, nothing can be waited for. */
export function usePrintSheets(): ComponentType | undefined {
  const [sheets, setSheets] = useState<{ Sheets: ComponentType }>()
  useEffect(() => {
    void import('./print-sheets.tsx').then(
      ({ PrintSheets }) => setSheets({ Sheets: PrintSheets }),
      // Without it, the page prints as it looks on the screen.
      () => undefined,
    )
  }, [])
  return sheets?.Sheets
}
