/**
 * Runs before the first paint, so that a chosen theme never flashes as the other one. index.html contains it too.
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"
