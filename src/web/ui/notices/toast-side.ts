import { useEffect } from 'react'

/** Puts toasts at the right edge for as long as a screen is open that has its form's buttons at the left. */
export function useToastsAtRight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['toastSide'] = 'right'
    return () => {
      delete dataset['toastSide']
    }
  }, [])
}
