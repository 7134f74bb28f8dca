import type { NavigateOptions, To } from 'react-router-dom'

// A BrowserRouter navigates at once. Only the routers that load data return a promise (react-router, useNavigate).
declare module 'react-router-dom' {
  interface NavigateFunction {
    (to: To, options?: NavigateOptions): void
    (delta: number): void
  }
}
