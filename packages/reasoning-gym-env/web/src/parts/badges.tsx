/** How much there is to set, and to climb. */
export const Badges = ({ settings, levels }: { readonly settings: number; readonly levels: number }) => (
  <p class="badges">
    <span class="badge">{settings === 1 ? '1 setting' : `${settings} settings`}</span>
    {levels > 0 && <span class="badge accent">curriculum, {levels} levels</span>}
  </p>
);
