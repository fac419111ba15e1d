"""What is stored, and each read and write of it."""
