import { Button } from '#web/ui/button.tsx'

/** The page as it is, on paper. */
export const PrintButton = () => <Button onClick={() => window.print()}>Print</Button>
