/**
 * The form's column keeps at least 560 px on every window that has the room: the sidebar shrinks first, and below
 * 1200 px the advisor folds to a rail.
 */
export const columnClasses = {
  advisor:
    'lg:grid-cols-[15.5rem_minmax(0,1fr)_3rem] panel:grid-cols-[clamp(12.75rem,100%-980px,15.5rem)_minmax(0,1fr)_420px] xl:grid-cols-[17rem_minmax(0,1fr)_420px]',
  wide: 'lg:grid-cols-[15.5rem_minmax(0,1fr)_3rem] xl:grid-cols-[17rem_minmax(0,1fr)_3rem]',
  preview:
    'lg:grid-cols-[15.5rem_minmax(0,1fr)_3rem] panel:grid-cols-[clamp(12.75rem,100%-980px,15.5rem)_minmax(0,1fr)_420px] xl:grid-cols-[17rem_minmax(0,1fr)_clamp(420px,100%-17rem-560px,40vw)]',
}
