export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <g fill="var(--on-accent)">
        <circle cx="9.5" cy="10" r="2.25" />
        <rect x="7.25" y="13.75" width="11" height="4.5" rx="2.25" />
        <rect x="13.75" y="19.75" width="11" height="4.5" rx="2.25" />
        <g opacity=".45">
          <circle cx="16" cy="10" r="2.25" />
          <circle cx="22.5" cy="10" r="2.25" />
          <circle cx="22.5" cy="16" r="2.25" />
          <circle cx="9.5" cy="22" r="2.25" />
        </g>
      </g>
    </svg>
  );
}
