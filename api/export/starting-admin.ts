import type { EntityManager } from 'typeorm';

/** What hangs on an account that nobody has worked with yet. */
const DEPENDENT = ['session', 'known_device', 'recovery_code', 'second_factor', 'one_time_link', 'mail', 'notification', 'admin_notification_read', 'idempotency_key', 'profile_image'];

/**
 * The admin whom the start made in an empty installation: the only one with a password, and so the one who lets the
 * others in. Stays, unless the export has somebody with the same e-mail: then that is who this is.
 */
export class StartingAdmin {
  private constructor(
    private readonly manager: EntityManager,
    private readonly id: string,
    private readonly emailKey: string,
    private readonly passwordHash: string | null,
  ) {}

  /** Sets it aside, so that the e-mail is free. Undefined when there is none. */
  static async setAside(manager: EntityManager): Promise<StartingAdmin | undefined> {
    const [row] = await manager.query<{ id: string; email_key: string; password_hash: string | null }[]>('SELECT id, email_key, password_hash FROM account');
    if (!row) return undefined;
    await manager.query('UPDATE account SET email_key = ? WHERE id = ?', [row.id, row.id]);
    return new StartingAdmin(manager, row.id, row.email_key, row.password_hash);
  }

  /** Once everybody is in. */
  async comeBack(): Promise<void> {
    const { manager, id, emailKey, passwordHash } = this;
    const [same] = await manager.query<{ id: string }[]>('SELECT id FROM account WHERE email_key = ?', [emailKey]);
    if (!same) {
      await manager.query('UPDATE account SET email_key = ? WHERE id = ?', [emailKey, id]);
      return;
    }
    await manager.query('UPDATE account SET password_hash = ? WHERE id = ?', [passwordHash, same.id]);
    for (const table of DEPENDENT) await manager.query(`DELETE FROM ${table} WHERE account_id = ?`, [id]);
    // How the account began, the export tells; what else was done under it stays told.
    await manager.query("DELETE FROM audit_entry WHERE subject_id = ? AND action = 'account.add' AND actor_id IS NULL", [id]);
    await manager.query('UPDATE audit_entry SET subject_id = ? WHERE subject_id = ?', [same.id, id]);
    await manager.query('UPDATE audit_entry SET actor_id = ? WHERE actor_id = ?', [same.id, id]);
    await manager.query('DELETE FROM account WHERE id = ?', [id]);
  }
}
