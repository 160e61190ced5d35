import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when somebody without a password is invited to choose one. */
export class AddAccountInvitedAt1763700000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Broken off after it on a server, this step is run again.
    if (await runner.hasColumn('account', 'invited_at')) return;
    await runner.query('ALTER TABLE account ADD COLUMN invited_at bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN invited_at');
  }
}
